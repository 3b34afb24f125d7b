import DimoAssets
import Domain

extension Stage {
    /// The words of the interface in English.
    nonisolated static let words = words(in: .english)

    /// The words of the interface.
    nonisolated static func words(in language: Language) -> Strings {
        (try? StringTable.load(language, from: AssetFolder(path: assets)))
            ?? Strings(language: language, table: [:])
    }
}
