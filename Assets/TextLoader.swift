package import Domain

package enum TextLoader {
    /// - Throws: `AssetError.unreadable` if the text is missing.
    package static func load(
        _ name: TextName, _ language: Language, from folder: AssetFolder
    ) throws(AssetError) -> LongText {
        let bytes = try folder.bytes(of: "\(language.rawValue).lproj/Texts/\(name.rawValue).txt")
        return LongText(parsing: String(decoding: bytes, as: UTF8.self))
    }
}

/// Reads the tables of interface strings, `"key" = "text";` with `\"`, `\\` and `\n` as escapes in texts.
package enum StringTable {
    /// - Throws: `AssetError.unreadable` if the table is missing.
    package static func load(_ language: Language, from folder: AssetFolder) throws(AssetError) -> Strings {
        let bytes = try folder.bytes(of: "\(language.rawValue).lproj/Localizable.strings")
        return Strings(language: language, source: StringIndex(bytes))
    }

    /// Loads the translations of the shell's help, by the English text.
    ///
    /// - Throws: `AssetError.unreadable` if the table is missing, as in English.
    package static func loadHelp(_ language: Language, from folder: AssetFolder) throws(AssetError) -> Strings {
        Strings(language: language, table: parse(try folder.bytes(of: "\(language.rawValue).lproj/Help.strings")))
    }

    /// Returns every pair of quoted texts outside comments; malformed parts are skipped.
    static func parse(_ bytes: [UInt8]) -> [String: String] { StringIndex(bytes).pairs }
}
