package import Domain

/// Reads the tables of interface strings, `"key" = "text";` with `\"`, `\\` and `\n` as escapes in texts.
package enum StringTable {
    /// - Throws: `AssetError.unreadable` if the table is missing.
    package static func load(_ language: Language, from folder: AssetFolder) throws(AssetError) -> Strings {
        let bytes = try folder.bytes(of: "\(language.rawValue).lproj/Localizable.strings")
        return Strings(language: language, source: StringIndex(bytes))
    }

    /// Returns every pair of quoted texts outside comments; malformed parts are skipped.
    static func parse(_ bytes: [UInt8]) -> [String: String] { StringIndex(bytes).pairs }
}
