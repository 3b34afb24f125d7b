internal import Domain

/// What the locale of the environment says: `LC_ALL`, else `LC_MESSAGES`, else `LANG`.
struct LocaleName {
    let language: Language
    /// The country, two capitals; nil where the locale names none.
    let region: String?

    init(environment: (String) -> String?) {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment($0) }.first { !$0.isEmpty } ?? ""
        let parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        language = parts.first == "ko" ? .korean : .english
        region = parts.count == 2 ? String(parts[1]) : nil
    }
}
