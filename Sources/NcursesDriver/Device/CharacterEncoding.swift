internal import CNcurses

/// The character set of the user's locale, and the one the C library works with.
struct CharacterEncoding {
    /// Whether the locale the user asked for is UTF-8.
    let isUsersUTF8: Bool
    /// Whether the C library is on UTF-8 now, so that ncurses can be given any text.
    let isActiveUTF8: Bool

    /// Whether text beyond ASCII may be drawn.
    var isUTF8: Bool { isUsersUTF8 && isActiveUTF8 }

    /// Sets the C library to the user's characters (and to nothing else of the locale: a decimal comma would
    /// reach numbers in files), or where those are not UTF-8 to C.UTF-8.
    static func activate() -> CharacterEncoding {
        let isKnown = setlocale(LC_CTYPE, "") != nil
        if isKnown, isCurrentUTF8 { return CharacterEncoding(isUsersUTF8: true, isActiveUTF8: true) }
        // A locale that is not installed (ssh carries LANG=ko_KR.UTF-8 anywhere) still says what the terminal is.
        let isUsers = !isKnown && namesUTF8(requested)
        let isActive = setlocale(LC_CTYPE, "C.UTF-8") != nil || setlocale(LC_CTYPE, "en_US.UTF-8") != nil
        return CharacterEncoding(isUsersUTF8: isUsers, isActiveUTF8: isActive && isCurrentUTF8)
    }

    /// Whether the name of a locale ends in UTF-8, however it is spelt.
    static func namesUTF8(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        let codeset = name[name.index(after: dot)...].prefix { $0 != "@" }
        let letters = codeset.lowercased().filter { $0 != "-" }
        return letters == "utf8"
    }

    private static var requested: String {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            if let value = Environment[name] { return value }
        }
        return ""
    }

    private static var isCurrentUTF8: Bool {
        guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
        return strcmp(codeset, "UTF-8") == 0
    }
}
