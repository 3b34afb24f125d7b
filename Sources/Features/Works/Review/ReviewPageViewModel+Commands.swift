internal import Domain
internal import FeatureKit

extension ReviewPageViewModel {
    func open(_ target: ReviewTarget) {
        guard let review = contents?.review else { return }
        switch target {
        case .author: actions.showMember(review.author.id)
        case .character: actions.showCharacter(review.character.id)
        case .work: actions.showWork(review.character.work.id)
        case .like: carryOut(.like(nil))
        case .write: carryOut(.write)
        case .comment(let id):
            if let author = comment(id)?.author { actions.showMember(author.id) }
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
        case .hide(let comment): hide(comment.map(HideTarget.comment) ?? .review(id), isReview: comment == nil)
        case .hideAuthor(let comment): hideAuthor(comment)
        case .report: if writer.isAuthorized { actions.showForm(.report(id)) }
        case .refresh: reload()
        }
    }

    private func comment(_ id: Identifier<Comment>) -> Comment? {
        contents?.comments.rows.first { $0.id == id }
    }

    private func toggleLike(_ id: Identifier<Comment>?) {
        guard let contents else { return }
        let (profile, now) = (dependencies.member().id, dependencies.clock.now())
        let reviews = dependencies.reviews
        guard let id else {
            let isLiked = contents.review.isLiked
            return writer.write(done: nil) { [review = self.id] in
                try await reviews.setLiked(!isLiked, review, by: profile, at: now)
            }
        }
        guard let isLiked = comment(id)?.isLiked else { return }
        writer.write(done: nil) { try await reviews.setLiked(!isLiked, id, by: profile, at: now) }
    }

    private func write() {
        guard let review = contents?.review, writer.isAuthorized else { return }
        actions.showForm(.writing(.comment(on: review)))
    }

    private func edit(_ id: Identifier<Comment>?) {
        guard let contents, writer.isAuthorized else { return }
        if let id {
            if let comment = comment(id), comment.isMine { actions.showForm(.writing(.editComment(comment))) }
        } else if contents.review.isMine {
            actions.showForm(.writing(.editReview(contents.review)))
        }
    }

    /// What is deleted can be brought back, so nothing is asked.
    private func delete(_ comment: Identifier<Comment>?) {
        let profile = dependencies.member().id
        let reviews = dependencies.reviews
        if let comment {
            writer.write(done: dependencies.strings["review.comment-deleted"]) {
                try await reviews.delete(comment, by: profile)
            }
        } else {
            writer.write(done: dependencies.strings["review.deleted"]) { [id] in
                try await reviews.delete(id, by: profile)
            } completion: { [actions] in
                actions.close()
            }
        }
    }

    private func hide(_ target: HideTarget, isReview: Bool) {
        let (profile, now) = (dependencies.member().id, dependencies.clock.now())
        writer.write(done: dependencies.strings["review.hidden"]) { [reviews = dependencies.reviews] in
            try await reviews.setHidden(true, target, for: profile, at: now)
        } completion: { [actions] in
            if isReview { actions.close() }
        }
    }

    private func hideAuthor(_ id: Identifier<Comment>?) {
        guard let contents else { return }
        let author = id.map { comment($0)?.author } ?? contents.review.author
        guard let author, author.id != dependencies.member().id else { return }
        let (profile, now) = (dependencies.member().id, dependencies.clock.now())
        let isReviewer = author.id == contents.review.author.id
        writer.write(done: dependencies.strings("review.author-hidden", author.nickname)) {
            [reviews = dependencies.reviews] in
            try await reviews.setHidden(true, .author(author.id), for: profile, at: now)
        } completion: { [actions] in
            if isReviewer { actions.close() }
        }
    }
}
