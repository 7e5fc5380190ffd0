// Unicode 15.0.0. Written by scripts/unicode/generate.py; do not edit.
// swift-format-ignore-file

/// The Line_Break property (UAX 14, table 1), by its short names.
package enum LineBreakClass: UInt8, Sendable {
  case xx, ai, al, b2, ba, bb, bk, cb, cj, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy, id, `in`
  case `is`, jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sa, sg, sp, sy, wj, zw, zwj
}

/// The Bidi_Class property (UAX 9, table 4), by its short names.
package enum BidiClass: UInt8, Sendable {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on, lre, lro, rle, rlo, pdf, lri, rli, fsi
  case pdi
}

/// The Grapheme_Cluster_Break property (UAX 29, table 2).
package enum ClusterClass: UInt8, Sendable {
  case other, cr, lf, control, extend, zwj, regionalIndicator, prepend, spacingMark, l, v, t, lv
  case lvt
}

/// The General_Category property (UAX 44, table 12), by its short names.
package enum GeneralCategory: UInt8, Sendable {
  case cn, lu, ll, lt, lm, lo, mn, mc, me, nd, nl, no, pc, pd, ps, pe, pi, pf, po, sm, sc, sk, so
  case zs, zl, zp, cc, cf, cs, co
}

/// The East_Asian_Width property (UAX 11), by its short names.
package enum EastAsianWidth: UInt8, Sendable {
  case n, a, h, w, f, na
}
