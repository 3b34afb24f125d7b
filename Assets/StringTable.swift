public import Domain

/// Reads the tables of the interface's words, `"key" = "text";` with `\"`, `\\` and `\n` as escapes.
public enum StringTable {
    /// The words in a language.
    ///
    /// - Throws: `AssetError.unreadable` when the table is not there.
    public static func load(_ language: Language, from folder: AssetFolder) throws(AssetError) -> Strings {
        let bytes = try folder.bytes(of: "\(language.rawValue).lproj/Localizable.strings")
        return Strings(language: language, table: parse(bytes))
    }

    /// Every pair of quoted texts outside comments; what does not fit the form is skipped.
    static func parse(_ bytes: [UInt8]) -> [String: String] {
        var table: [String: String] = [:]
        table.reserveCapacity(bytes.count / 48)
        var key: String?
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let text = quoted(bytes, from: &index)
                if let known = key {
                    table[known] = text
                    key = nil
                } else {
                    key = text
                }
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
                index += 2
                while index + 1 < bytes.count,
                    !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
                {
                    index += 1
                }
                index += 2
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            default:
                index += 1
            }
        }
        return table
    }

    /// The text between two quotation marks; `index` stands on the first and ends after the last.
    private static func quoted(_ bytes: [UInt8], from index: inout Int) -> String {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                index += 1
                text.append(bytes[index] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[index])
            } else {
                text.append(bytes[index])
            }
            index += 1
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }
}
