package import Domain

/// Reads the long texts of a language.
package enum TextLoader {
    /// A text.
    ///
    /// - Throws: `AssetError.unreadable` when it is not there.
    package static func load(
        _ name: TextName, _ language: Language, from folder: AssetFolder
    ) throws(AssetError) -> LongText {
        let bytes = try folder.bytes(of: "\(language.rawValue).lproj/Texts/\(name.rawValue).txt")
        return LongText(parsing: String(decoding: bytes, as: UTF8.self))
    }
}
