import Domain
import FeatureKit
import Navigation
import Terminal

/// The list of all actions, written by the screen tests. Each line has tab-separated fields: name, keys, English and
/// Korean title, and the views with the action. Modals have a `+` in front; `*` is every screen, `+*` every modal.
enum ActionFile {
    static let path = "Catalog/keys.tsv"

    static func actions(in bytes: [UInt8]) -> [KnownAction] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 5 else { return nil }
            return KnownAction(
                id: parts[0], title: LocalizedText(english: parts[2], korean: parts[3]),
                keys: parts[1].split(separator: " ").compactMap { KeyName.key(from: String($0)) },
                places: Set(parts[4].split(separator: " ").map { ActionPlace($0) }))
        }
    }

    static func line(_ action: KnownAction) -> String {
        [
            action.id, action.keys.map(KeyName.text).joined(separator: " "), action.title.english, action.title.korean,
            action.places.map(\.text).sorted().joined(separator: " "),
        ].joined(separator: "\t")
    }
}

extension ActionPlace {
    fileprivate init(_ text: Substring) {
        switch (text.hasPrefix("+"), text.hasSuffix("*")) {
        case (false, true): self = .everyScreen
        case (true, true): self = .everyModal
        case (false, false): self = .screen(String(text))
        case (true, false): self = .modal(String(text.dropFirst()))
        }
    }

    fileprivate var text: String {
        switch self {
        case .screen(let name): name
        case .modal(let name): "+\(name)"
        case .everyScreen: "*"
        case .everyModal: "+*"
        }
    }
}
