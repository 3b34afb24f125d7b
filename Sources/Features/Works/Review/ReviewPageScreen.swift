import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class ReviewPageScreen: WorksPageScreen<ReviewPageViewModel, ReviewTarget> {
    override var title: String { super.title.isEmpty ? strings["review.title"] : super.title }

    /// The focused comment; nil for the review itself.
    private var comment: Identifier<Comment>? {
        if case .comment(let id) = page.focused { id } else { nil }
    }

    override var pageActions: [KeyAction] {
        let state = state ?? ReviewPageState()
        let isMine = comment.map { state.ownComments.contains($0) } ?? state.isMine
        return [
            command("review.like", " ", hint: 1, isEnabled: !isMine) { .like($0) },
            command("review.comment", "c", hint: 1) { _ in .write },
            command("review.edit", "e", hint: 1, isEnabled: isMine) { .edit($0) },
            command("review.delete", "d", hint: 2, isEnabled: isMine) { .delete($0) },
            command("dig.reveal", "x", hint: 2) { .reveal($0) },
            command("review.hide", "z", hint: 3, isEnabled: !isMine) { .hide($0) },
            command("review.hide-author", "!", hint: 3, isEnabled: !isMine) { .hideAuthor($0) },
            command("review.report", "p", hint: 3, isEnabled: !state.isMine) { _ in .report },
        ]
    }

    private func command(
        _ id: String, _ letter: Character, hint: Int, isEnabled: Bool = true,
        _ command: @escaping (Identifier<Comment>?) -> ReviewCommand
    ) -> KeyAction {
        key(id, [.character(letter)], hint: hint, isEnabled: hasContent && isEnabled) { [weak self] input in
            if let self { input.commanded.send(command(comment)) }
        }
    }
}

/// An action on the focused comment; nil for the review itself.
enum ReviewCommand: Hashable, Sendable {
    case like(Identifier<Comment>?)
    case write
    case edit(Identifier<Comment>?)
    case delete(Identifier<Comment>?)
    case reveal(Identifier<Comment>?)
    case hide(Identifier<Comment>?)
    /// Hides everything by its author, now and in the future.
    case hideAuthor(Identifier<Comment>?)
    case report
}
