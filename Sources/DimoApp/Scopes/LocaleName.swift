import Domain

/// The locale of the environment: `LC_ALL`, otherwise `LC_MESSAGES`, otherwise `LANG`.
struct LocaleName {
    let language: Language
    enum CharacterSet: Hashable {
        case utf8
        /// The locale names none: it is unset, or a name like `C`.
        case none
        case other
    }

    /// That of `LC_ALL`, otherwise `LC_CTYPE`, otherwise `LANG`.
    let characterSet: CharacterSet
    /// Two capitals; nil if the locale names no country.
    let region: String?

    init(environment: (String) -> String?) {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment($0) }.first { !$0.isEmpty } ?? ""
        let parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        language = parts.first == "ko" ? .korean : .english
        let typed = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment($0) }.first { !$0.isEmpty } ?? ""
        // macOS names the character set alone, `UTF-8`.
        let set = typed.contains(".") ? typed.drop { $0 != "." }.dropFirst() : typed[...]
        let codeset = set.prefix { $0 != "@" }.lowercased().filter { $0 != "-" }
        characterSet = codeset == "utf8" ? .utf8 : ["", "C", "POSIX"].contains(typed) ? .none : .other
        region = parts.count == 2 ? String(parts[1]) : nil
    }
}
