import Domain
import FeatureKit

@MainActor
final class PathInput {
    static let limit = 1_000

    private(set) var text = ""
    /// Nil until the folder has been read.
    private(set) var completion: PathCompletion?
    private let folders: any FolderReader
    private let listing = LatestTask()

    init(folders: any FolderReader) { self.folders = folders }

    var path: String { folders.expanded(text) }

    var isCompletable: Bool { completion.map { $0.text != text } ?? false }

    /// Sets the text. Calls `changed` once its folder has been read.
    func apply(_ text: String, changed: @escaping @MainActor () -> Void) {
        self.text = text
        completion = nil
        listing.run { [folders] in
            await folders.names(in: PathCompletion.folder(of: text))
        } completion: { [weak self] result in
            guard let self, case .success(let names) = result, self.text == text else { return }
            completion = PathCompletion(text, names: names)
            changed()
        }
    }

    func complete(changed: @escaping @MainActor () -> Void) {
        guard let completion, isCompletable else { return }
        apply(completion.text, changed: changed)
        changed()
    }

    func field(_ strings: Strings, placeholder: String, flaw: String?) -> FormField {
        let hint = completion.map(\.hint).flatMap { $0.isEmpty ? nil : FormMessage($0, kind: .hint) }
        return FormField(
            "path", label: strings["transfer.path"],
            .text(text, placeholder: placeholder, limit: Self.limit), message: flaw.map { FormMessage($0) } ?? hint)
    }
}

/// Completes a file name from the names in its folder, as a shell does.
struct PathCompletion: Hashable, Sendable {
    static let mostNames = 6

    /// The typed text, extended by what all matches have in common.
    let text: String
    /// The matches; empty if the text is already a whole name.
    let names: [String]

    /// Returns the folder part of a text as typed; empty for the working folder.
    static func folder(of text: String) -> String {
        guard let slash = text.lastIndex(of: "/") else { return text == "~" ? "~" : "" }
        return slash == text.startIndex ? "/" : String(text[..<slash])
    }

    /// Names of folders have a trailing slash. Hidden names match only after a typed dot.
    init(_ typed: String, names: [String]) {
        guard typed != "~" else {
            text = "~/"
            self.names = []
            return
        }
        let start = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
        let begun = String(typed[start...])
        let fitting = names.filter { $0.hasPrefix(begun) && ($0.first != "." || begun.first == ".") }
        self.names = fitting == [begun] ? [] : fitting
        var common = fitting.first ?? begun
        for name in fitting {
            while !name.hasPrefix(common) { common.removeLast() }
        }
        text = String(typed[..<start]) + (common.count > begun.count ? common : begun)
    }

    var hint: String {
        let shown = names.prefix(Self.mostNames).joined(separator: "  ")
        return names.count > Self.mostNames ? "\(shown)  …" : shown
    }
}
