internal import Domain
internal import FeatureKit
internal import Navigation
internal import Terminal

/// The list of all actions as the tests of the screens write it: a line for each, with its name, its keys, its English
/// and its Korean title and the screens that have it, `*` for everywhere, between tabs.
enum ActionFile {
    static let path = "Catalog/keys.tsv"

    static func actions(in bytes: [UInt8]) -> [KnownAction] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 5 else { return nil }
            let places = parts[4].split(separator: " ").map(String.init)
            return KnownAction(
                id: parts[0], title: LocalizedText(english: parts[2], korean: parts[3]),
                keys: parts[1].split(separator: " ").compactMap { KeyName.key(from: String($0)) },
                places: places == ["*"] ? [] : Set(places))
        }
    }

    static func line(_ action: KnownAction) -> String {
        [
            action.id, action.keys.map(KeyName.text).joined(separator: " "), action.title.english, action.title.korean,
            action.isEverywhere ? "*" : action.places.sorted().joined(separator: " "),
        ].joined(separator: "\t")
    }
}
