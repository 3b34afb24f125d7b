struct TypedCode {
    let code: Int
    let shifted: Int?
    /// The code point of the same key on a US keyboard, if reported.
    let base: Int?
    let text: [Int]

    /// Returns nil if the numbers are not text.
    func key(modifiers: Key.Modifiers) -> Key? {
        let others = modifiers.subtracting(.shift)
        if others.contains(.control) {
            let number = code > 0x7f ? base ?? code : code
            guard let scalar = Self.scalar(number) else { return nil }
            let lower = (0x41...0x5a).contains(number) ? Self.scalar(number + 0x20) ?? scalar : scalar
            return Key(.character(Character(lower)), modifiers: modifiers)
        }
        guard let character = others.isEmpty ? typed(modifiers) : changed(modifiers) else { return nil }
        return Key(.character(character), modifiers: others)
    }

    private func typed(_ modifiers: Key.Modifiers) -> Character? {
        guard !text.isEmpty else { return changed(modifiers) }
        var string = String.UnicodeScalarView()
        for number in text {
            guard let scalar = Self.scalar(number) else { return nil }
            string.append(scalar)
        }
        return String(string).first
    }

    private func changed(_ modifiers: Key.Modifiers) -> Character? {
        guard let scalar = Self.scalar(code) else { return nil }
        guard modifiers.contains(.shift) else { return Character(scalar) }
        if let shifted { return Self.scalar(shifted).map { Character($0) } }
        let upper = scalar.properties.uppercaseMapping
        return upper.count == 1 ? upper.first : Character(scalar)
    }

    /// Returns a code point that can be text: neither a control character nor one that represents a key.
    private static func scalar(_ number: Int) -> Unicode.Scalar? {
        guard number >= 0x20, !(0x7f...0x9f).contains(number), !(0xe000...0xf8ff).contains(number) else { return nil }
        return UInt32(exactly: number).flatMap { Unicode.Scalar($0) }
    }
}
