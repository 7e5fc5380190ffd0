/// All records of the language, each once, from the two files inwards.
let recordsOfLanguage: [RecordShape] = {
  var found: [RecordShape] = []
  var names: Set<String> = []
  var waiting = [specRecord.shape, projectRecord.shape]
  while !waiting.isEmpty {
    let record = waiting.removeFirst()
    guard names.insert(record.name).inserted else { continue }
    found.append(record)
    waiting += record.keys.flatMap { $0.shape.records }
  }
  return found
}()
