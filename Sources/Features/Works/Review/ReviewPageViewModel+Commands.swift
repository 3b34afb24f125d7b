import Domain
import FeatureKit

extension ReviewPageViewModel {
    func open(_ target: ReviewTarget) {
        guard let review = contents?.review else { return }
        switch target {
        case .author: flow.open(.member(review.author.id))
        case .character: flow.show(.destination(.character(review.character.id)))
        case .work: flow.show(.destination(.work(review.character.work.id)))
        case .like: carryOut(.like(nil))
        case .write: carryOut(.write)
        case .comment(let id):
            if let author = comment(id)?.author { flow.open(.member(author.id)) }
        case .more: readMore()
        }
    }

    func carryOut(_ command: ReviewCommand) {
        switch command {
        case .like(let comment): toggleLike(comment)
        case .write: write()
        case .edit(let comment): edit(comment)
        case .delete(let comment): delete(comment)
        case .reveal(let comment): toggleReveal(comment)
        case .hide(let comment): hide(comment)
        case .hideAuthor(let comment): hideAuthor(comment)
        case .report: if writer.isAuthorized(intent) { flow.show(.report(id)) }
        }
    }

    private var intent: MemberIntent { .open(route: WorksDestination.review(id).route) }

    private func comment(_ id: Identifier<Comment>) -> Comment? {
        contents?.comments.rows.first { $0.id == id }
    }

    private func toggleLike(_ id: Identifier<Comment>?) {
        guard let contents else { return }
        guard let id else {
            let isLiked = contents.review.isLiked
            return write(nil) { [editor, review = self.id] in try await editor.setLiked(!isLiked, review) }
        }
        guard let isLiked = comment(id)?.isLiked else { return }
        write(nil) { [editor] in try await editor.setLiked(!isLiked, id) }
    }

    private func write() {
        guard let review = contents?.review, writer.isAuthorized(intent) else { return }
        flow.show(.writing(.comment(on: review)))
    }

    private func edit(_ id: Identifier<Comment>?) {
        guard let contents, writer.isAuthorized(intent) else { return }
        if let id {
            if let comment = comment(id), comment.isMine { flow.show(.writing(.editComment(comment))) }
        } else if contents.review.isMine {
            flow.show(.writing(.editReview(contents.review)))
        }
    }

    /// Asks nothing, because a deletion can be undone.
    private func delete(_ comment: Identifier<Comment>?) {
        if let comment {
            write(strings["review.comment-deleted"]) { [editor] in try await editor.delete(comment) }
        } else {
            write(strings["review.deleted"], leaves: true) { [editor, id] in try await editor.delete(id) }
        }
    }

    private func hide(_ comment: Identifier<Comment>?) {
        let target = comment.map(HideTarget.comment) ?? .review(id)
        write(strings["review.hidden"], leaves: comment == nil) { [editor] in
            try await editor.setHidden(true, target)
        }
    }

    private func hideAuthor(_ id: Identifier<Comment>?) {
        guard let contents else { return }
        let author = id.map { comment($0)?.author } ?? contents.review.author
        guard let author, author.id != editor.member().id else { return }
        let isReviewer = author.id == contents.review.author.id
        write(strings("review.author-hidden", author.nickname), leaves: isReviewer) { [editor] in
            try await editor.setHidden(true, .author(author.id))
        }
    }

    /// `leaves` closes the page after success.
    private func write(
        _ text: String?, leaves: Bool = false, _ work: @escaping @Sendable () async throws -> Bool
    ) {
        writer.write(intent, work) {
            $0 ? text : nil
        } completion: { [weak self] result in
            if leaves, case .success = result { self?.flow.close() }
        }
    }
}
