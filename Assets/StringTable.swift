package import Domain

/// Reads the tables of the interface's words, `"key" = "text";` with `\"`, `\\` and `\n` as escapes in texts.
package enum StringTable {
    /// The words in a language.
    ///
    /// - Throws: `AssetError.unreadable` when the table is not there.
    package static func load(_ language: Language, from folder: AssetFolder) throws(AssetError) -> Strings {
        let bytes = try folder.bytes(of: "\(language.rawValue).lproj/Localizable.strings")
        return Strings(language: language, source: StringIndex(bytes))
    }

    /// Every pair of quoted texts outside comments; what does not fit the form is skipped.
    static func parse(_ bytes: [UInt8]) -> [String: String] { StringIndex(bytes).pairs }
}
