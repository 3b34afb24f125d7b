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
