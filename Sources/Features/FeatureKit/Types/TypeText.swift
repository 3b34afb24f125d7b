public import Domain

/// What is said of a character's type in a list: never more than the reader may see.
public enum TypeText {
    /// The type in a few letters: `INTP`, `xNTP`, `guess INTP`, or `?` for one that is masked or unknown.
    public static func short(_ visibility: TypeVisibility, _ strings: Strings) -> String {
        guard let type = visibility.type else { return "?" }
        if let crowd = type.crowd, !crowd.isProvisional || type.guess == nil { return crowd.text }
        return type.guess.map { strings("type.guess", $0.text) } ?? type.crowd?.text ?? "?"
    }

    /// The same with what the reader said: `guess INTP · you INFJ`, `INTP · you too`.
    public static func withMine(_ visibility: TypeVisibility, _ strings: Strings) -> String {
        let text = short(visibility, strings)
        guard text != "?", let type = visibility.type, let mine = type.mine?.text else { return text }
        return text.hasSuffix(mine) ? strings("type.mine-too", text) : strings("type.mine", text, mine)
    }
}
