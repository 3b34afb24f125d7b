import Domain

/// What the locale of the environment says: `LC_ALL`, else `LC_MESSAGES`, else `LANG`.
struct LocaleName {
    let language: Language
    /// What a locale says of how text is written.
    enum CharacterSet: Hashable {
        case utf8
        /// It names none, as `C` does or one that is not set.
        case none
        case other
    }

    /// The one of `LC_ALL`, else `LC_CTYPE`, else `LANG`.
    let characterSet: CharacterSet
    /// The country, two capitals; nil where the locale names none.
    let region: String?

    init(environment: (String) -> String?) {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment($0) }.first { !$0.isEmpty } ?? ""
        let parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        language = parts.first == "ko" ? .korean : .english
        let typed = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment($0) }.first { !$0.isEmpty } ?? ""
        let codeset = typed.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }.lowercased().filter { $0 != "-" }
        characterSet = codeset == "utf8" ? .utf8 : ["", "C", "POSIX"].contains(typed) ? .none : .other
        region = parts.count == 2 ? String(parts[1]) : nil
    }
}
