import Domain
import FeatureKit

/// The text of a path field, with its completion.
@MainActor
final class PathInput {
    static let limit = 1_000

    private(set) var text: String
    /// Nil until the folder has been read.
    private(set) var completion: PathCompletion?
    private let folders: any FolderReader
    private let listing = LatestTask()

    init(_ text: String = "", folders: any FolderReader) {
        self.text = text
        self.folders = folders
    }

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
