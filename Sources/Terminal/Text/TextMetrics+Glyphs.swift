extension TextMetrics {
    func glyph(of character: Character) -> DrawnGlyph {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return .nothing }
        if scalars.index(after: scalars.startIndex) == scalars.endIndex { return glyph(of: first) }
        if first == "\r" { return .blank(1) }
        if let syllable = HangulJamo.syllable(scalars) { return glyph(of: syllable) }
        var cluster = Cluster()
        for scalar in HangulJamo.composed(scalars) { cluster.append(scalar, ambiguousWidth: ambiguousWidth) }
        return glyph(of: cluster)
    }

    private func glyph(of scalar: Unicode.Scalar) -> DrawnGlyph {
        let value = scalar.value
        let simple = simpleColumns(value)
        if simple > 0 { return DrawnGlyph(Character(scalar), glyphColumns: simple) }
        switch value {
        case 0x09...0x0d, 0x85, 0x2028, 0x2029: return .blank(1)
        case 0xad: return DrawnGlyph("-", glyphColumns: 1)
        case 0..<0xa0: return .nothing
        default: break
        }
        let traits = ScalarTraits(of: value)
        let columns = traits.columns(ambiguous: ambiguousWidth)
        if columns == 0 { return .nothing }
        if traits.contains(.unsent) { return isASCII ? .nothing : .blank(columns) }
        if isASCII || traits.contains(.ambiguous) && ambiguousWidth == 2 {
            if let plain = ASCIIFallback.letter(for: value) { return DrawnGlyph(plain, glyphColumns: 1) }
        }
        if isASCII || traits.contains(.replaced) && ambiguousWidth == 2 { return DrawnGlyph("?", glyphColumns: 1) }
        if traits.contains(.replaced) { return DrawnGlyph("\u{fffd}", glyphColumns: 1, columns: columns) }
        if let letter = Cluster.letter(ofRegionalIndicator: value) {
            return DrawnGlyph(Character(letter), glyphColumns: 1, columns: columns)
        }
        return DrawnGlyph(Character(scalar), glyphColumns: columns)
    }

    /// Returns the whole cluster if all terminals agree on its columns, otherwise only its base.
    private func glyph(of cluster: Cluster) -> DrawnGlyph {
        let columns = min(cluster.columns, 2)
        guard let base = cluster.base else { return isASCII || columns == 0 ? .nothing : .blank(columns) }
        if !isASCII, let flag = cluster.flag { return DrawnGlyph(flag, glyphColumns: 2) }
        let alone = glyph(of: base)
        if isASCII || alone.character != Character(base) { return alone }
        if cluster.separateColumns == columns, let whole = cluster.whole {
            return DrawnGlyph(whole, glyphColumns: cluster.wholeColumns, columns: columns)
        }
        return DrawnGlyph(alone.character, glyphColumns: alone.glyphColumns, columns: columns)
    }
}

struct DrawnGlyph: Equatable {
    /// A blank if nothing is sent.
    let character: Character
    /// The columns of the glyph in the terminal, 0 to 2.
    let glyphColumns: Int
    /// The columns of the cluster, 0 to 2, at least those of the glyph.
    let columns: Int

    /// `columns` is nil for those of the glyph alone.
    init(_ character: Character, glyphColumns: Int, columns: Int? = nil) {
        self.character = character
        self.glyphColumns = glyphColumns
        self.columns = max(glyphColumns, columns ?? 0)
    }

    static let nothing = DrawnGlyph(" ", glyphColumns: 0)

    static func blank(_ columns: Int) -> DrawnGlyph {
        DrawnGlyph(" ", glyphColumns: min(columns, 1), columns: columns)
    }
}
