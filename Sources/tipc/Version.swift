/// The tool's version: three numbers with dots between.
let toolVersion = "0.1.0"
