package import Terminal

package enum KeyName {
    private static let names: [(String, Key.Code)] = [
        ("enter", .enter), ("esc", .escape), ("tab", .tab), ("shift-tab", .backTab), ("backspace", .backspace),
        ("del", .delete), ("ins", .insert), ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ("home", .home), ("end", .end), ("pgup", .pageUp), ("pgdn", .pageDown), ("space", .character(" ")),
    ]

    /// The name of a key in the configuration: `q`, `ctrl-r`, `alt-x`, `pgdn`, `f9`.
    package static func text(of key: Key) -> String {
        var prefix = ""
        if key.modifiers.contains(.control) { prefix += "ctrl-" }
        if key.modifiers.contains(.alt) { prefix += "alt-" }
        if key.modifiers.contains(.shift) { prefix += "shift-" }
        if let name = names.first(where: { $0.1 == key.code }) { return prefix + name.0 }
        switch key.code {
        case .function(let number): return prefix + "f\(number)"
        case .character(let character): return prefix + String(character)
        default: return prefix
        }
    }

    /// The label of a key in a hint: short, with symbols if the terminal supports them.
    package static func label(of key: Key, glyphs: Glyphs) -> String {
        if key == Key(.enter) { return glyphs.enter }
        if key.modifiers == .control, case .character(let letter) = key.code { return "^\(letter.uppercased())" }
        return text(of: key)
    }

    /// Parses the output of `text(of:)`; nil for any other text.
    package static func key(from text: String) -> Key? {
        var rest = Substring(text)
        var modifiers: Key.Modifiers = []
        let prefixes: [(String, Key.Modifiers)] = [("ctrl-", .control), ("alt-", .alt), ("shift-", .shift)]
        if rest == "shift-tab" { return Key(.backTab) }
        var isFound = true
        while isFound {
            isFound = false
            for (prefix, modifier) in prefixes where rest.hasPrefix(prefix) && rest.count > prefix.count {
                rest = rest.dropFirst(prefix.count)
                modifiers.insert(modifier)
                isFound = true
            }
        }
        if let name = names.first(where: { $0.0 == rest }) { return Key(name.1, modifiers: modifiers) }
        if rest.first == "f", let number = Int(rest.dropFirst()), (1...12).contains(number) {
            return Key(.function(number), modifiers: modifiers)
        }
        guard rest.count == 1, let character = rest.first else { return nil }
        // A Hangul letter means the key it is on, as when typed.
        let keys = KeyTranslation.commands(for: Key(.character(character), modifiers: modifiers))
        return keys.count == 1 ? keys.first : nil
    }
}
