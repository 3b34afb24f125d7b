import CNcurses

struct CharacterEncoding {
    let isUsersUTF8: Bool
    /// Whether the C library uses UTF-8, so that ncurses accepts any text.
    let isActiveUTF8: Bool

    var isUTF8: Bool { isUsersUTF8 && isActiveUTF8 }

    /// Sets the C library's character set to the user's, or to C.UTF-8 if that is not UTF-8. Leaves the rest of the
    /// locale alone: a decimal comma would get into numbers in files. With `assumingUTF8`, a locale that names no
    /// character set, such as `C`, counts as UTF-8.
    static func activate(assumingUTF8: Bool = false) -> CharacterEncoding {
        let isKnown = setlocale(LC_CTYPE, "") != nil
        if isKnown, isCurrentUTF8 { return CharacterEncoding(isUsersUTF8: true, isActiveUTF8: true) }
        // Even a locale that is not installed shows what the terminal supports: ssh forwards LANG=ko_KR.UTF-8, and
        // LC_CTYPE=UTF-8 from macOS.
        let isUsers = !isKnown && namesUTF8(requested) || assumingUTF8 && namesNone(requested)
        let isActive = setlocale(LC_CTYPE, "C.UTF-8") != nil || setlocale(LC_CTYPE, "en_US.UTF-8") != nil
        return CharacterEncoding(isUsersUTF8: isUsers, isActiveUTF8: isActive && isCurrentUTF8)
    }

    static func namesUTF8(_ name: String) -> Bool {
        let start = name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex
        let codeset = name[start...].prefix { $0 != "@" }
        let letters = codeset.lowercased().filter { $0 != "-" }
        return letters == "utf8"
    }

    static func namesNone(_ name: String) -> Bool { ["", "C", "POSIX"].contains(name) }

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
