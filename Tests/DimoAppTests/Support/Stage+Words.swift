import DimoAssets
import Domain

extension Stage {
    nonisolated static let words = words(in: .english)

    nonisolated static func words(in language: Language) -> Strings {
        (try? StringTable.load(language, from: AssetFolder(path: assets)))
            ?? Strings(language: language, table: [:])
    }
}
