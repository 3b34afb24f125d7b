public import Domain

extension InMemoryCommunity: ReviewRepository {
    func number<Entity>(_ id: Identifier<Entity>) -> Int { Int(id.rawValue) ?? -1 }

    func isHidden(_ target: HideTarget, author: Identifier<Profile>, _ reader: Reader) -> Bool {
        guard let profile = reader.profile else { return false }
        return (hides[profile] ?? []).contains { $0.target == target || $0.target == .author(author) }
    }

    func shown(_ review: StoredReview, _ reader: Reader) -> Review? {
        guard let (character, work) = found(review.character) else { return nil }
        return Review(
            id: Identifier(String(review.number)), character: summary(character, work, reader), author: review.author,
            text: SpoilerText(review.text, isSpoiler: review.isSpoiler), writtenAt: review.writtenAt,
            editedAt: review.editedAt, likes: reviewLikes.count { $0.number == review.number },
            comments: comments.count { $0.review == review.number }, views: views.count { $0.number == review.number },
            isLiked: reader.profile.map { reviewLikes.contains(PostKey(number: review.number, profile: $0)) } ?? false,
            isMine: review.author.id == reader.profile)
    }

    func shown(_ comment: StoredComment, _ reader: Reader) -> Comment {
        Comment(
            id: Identifier(String(comment.number)), review: Identifier(String(comment.review)), author: comment.author,
            text: SpoilerText(comment.text, isSpoiler: comment.isSpoiler), writtenAt: comment.writtenAt,
            editedAt: comment.editedAt, likes: commentLikes.count { $0.number == comment.number },
            isLiked: reader.profile.map { commentLikes.contains(PostKey(number: comment.number, profile: $0)) }
                ?? false,
            isMine: comment.author.id == reader.profile)
    }

    /// A page of a character's reviews.
    public func reviews(
        of character: Identifier<WorkCharacter>, by order: ReviewOrder, for reader: Reader, after last: ListMark?,
        limit: Int
    ) async throws -> Page<Review> {
        try check()
        let rows = reviews.filter {
            $0.character == character
                && !isHidden(.review(Identifier(String($0.number))), author: $0.author.id, reader)
        }.compactMap { shown($0, reader) }
        let sorted = rows.sorted { left, right in
            switch order {
            case .newest: (left.writtenAt, number(left.id)) > (right.writtenAt, number(right.id))
            case .liked: (left.likes, number(left.id)) > (right.likes, number(right.id))
            case .viewed: (left.views, number(left.id)) > (right.views, number(right.id))
            }
        }
        return page(sorted, after: last, limit: limit)
    }

    /// How many reviews a character has.
    public func reviewCount(of character: Identifier<WorkCharacter>) async throws -> Int {
        try check()
        return reviews.count { $0.character == character }
    }

    /// A review.
    public func review(_ id: Identifier<Review>, for reader: Reader) async throws -> Review? {
        try check()
        return reviews.first { $0.number == number(id) }.flatMap { shown($0, reader) }
    }

    /// Notes that a member opened a review.
    public func open(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws {
        try check()
        guard let review = reviews.first(where: { $0.number == number(id) }), review.author.id != profile else {
            return
        }
        views.insert(PostKey(number: review.number, profile: profile))
    }

    /// Writes a review.
    @discardableResult
    public func write(
        _ text: PostText, isSpoiler: Bool, about character: Identifier<WorkCharacter>, by member: ActingMember,
        at now: Int64
    ) async throws -> Identifier<Review> {
        try check()
        guard found(character) != nil else { throw PostProblem.gone }
        let number = nextNumber()
        reviews.append(
            StoredReview(
                number: number, character: character, author: author(member), text: text.text, isSpoiler: isSpoiler,
                writtenAt: now))
        return Identifier(String(number))
    }

    func author(_ member: ActingMember) -> MemberReference {
        MemberReference(id: member.id, nickname: members[member.id]?.nickname ?? "\(member.id)", type: member.type)
    }

    /// Changes an own review.
    @discardableResult
    public func edit(
        _ id: Identifier<Review>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try check()
        guard let place = reviews.firstIndex(where: { $0.number == number(id) }) else { throw PostProblem.gone }
        guard reviews[place].author.id == profile else { throw PostProblem.notOwn }
        guard reviews[place].text != text.text || reviews[place].isSpoiler != isSpoiler else { return false }
        reviews[place].text = text.text
        reviews[place].isSpoiler = isSpoiler
        reviews[place].editedAt = now
        return true
    }

    /// Takes an own review away.
    @discardableResult
    public func delete(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Bool {
        try check()
        guard let review = reviews.first(where: { $0.number == number(id) }) else { return false }
        guard review.author.id == profile else { throw PostProblem.notOwn }
        reviews.removeAll { $0.number == review.number }
        comments.removeAll { $0.review == review.number }
        return true
    }

    /// Likes a review.
    @discardableResult
    public func setLiked(
        _ isLiked: Bool, _ id: Identifier<Review>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try check()
        let key = PostKey(number: number(id), profile: profile)
        return isLiked ? reviewLikes.insert(key).inserted : reviewLikes.remove(key) != nil
    }

    /// A page of a review's comments.
    public func comments(
        of review: Identifier<Review>, hidesSpoilers: Bool, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<Comment> {
        try check()
        let rows = comments.filter {
            $0.review == number(review) && !(hidesSpoilers && $0.isSpoiler)
                && !isHidden(.comment(Identifier(String($0.number))), author: $0.author.id, reader)
        }
        return page(rows.map { shown($0, reader) }, after: last, limit: limit)
    }

    /// Writes a comment.
    @discardableResult
    public func comment(
        _ text: PostText, isSpoiler: Bool, on review: Identifier<Review>, by member: ActingMember, at now: Int64
    ) async throws -> Identifier<Comment> {
        try check()
        guard reviews.contains(where: { $0.number == number(review) }) else { throw PostProblem.gone }
        let id = nextNumber()
        comments.append(
            StoredComment(
                number: id, review: number(review), author: author(member), text: text.text, isSpoiler: isSpoiler,
                writtenAt: now))
        return Identifier(String(id))
    }

    /// Changes an own comment.
    @discardableResult
    public func edit(
        _ id: Identifier<Comment>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try check()
        guard let place = comments.firstIndex(where: { $0.number == number(id) }) else { throw PostProblem.gone }
        guard comments[place].author.id == profile else { throw PostProblem.notOwn }
        guard comments[place].text != text.text || comments[place].isSpoiler != isSpoiler else { return false }
        comments[place].text = text.text
        comments[place].isSpoiler = isSpoiler
        comments[place].editedAt = now
        return true
    }

    /// Takes an own comment away.
    @discardableResult
    public func delete(_ id: Identifier<Comment>, by profile: Identifier<Profile>) async throws -> Bool {
        try check()
        guard let comment = comments.first(where: { $0.number == number(id) }) else { return false }
        guard comment.author.id == profile else { throw PostProblem.notOwn }
        comments.removeAll { $0.number == comment.number }
        return true
    }

    /// Likes a comment.
    @discardableResult
    public func setLiked(
        _ isLiked: Bool, _ id: Identifier<Comment>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try check()
        let key = PostKey(number: number(id), profile: profile)
        return isLiked ? commentLikes.insert(key).inserted : commentLikes.remove(key) != nil
    }

    /// Hides something.
    @discardableResult
    public func setHidden(
        _ isHidden: Bool, _ target: HideTarget, for profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try check()
        let was = (hides[profile] ?? []).contains { $0.target == target }
        hides[profile, default: []].removeAll { $0.target == target }
        if isHidden { hides[profile, default: []].insert((target, now), at: 0) }
        return was != isHidden
    }

    /// What a member hid.
    public func hidden(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<HiddenItem> {
        try check()
        let rows = (hides[profile] ?? []).compactMap { hide -> HiddenItem? in
            switch hide.target {
            case .review(let id):
                guard let review = reviews.first(where: { $0.number == number(id) }) else { return nil }
                return HiddenItem(
                    target: hide.target, author: review.author, character: found(review.character)?.character.name,
                    hiddenAt: hide.at)
            case .comment(let id):
                guard let comment = comments.first(where: { $0.number == number(id) }) else { return nil }
                return HiddenItem(target: hide.target, author: comment.author, character: nil, hiddenAt: hide.at)
            case .author(let id):
                let author = members[id] ?? MemberReference(id: id, nickname: id.rawValue, type: nil)
                return HiddenItem(target: hide.target, author: author, character: nil, hiddenAt: hide.at)
            }
        }
        return page(rows, after: last, limit: limit)
    }

    /// Reports a review.
    @discardableResult
    public func report(
        _ id: Identifier<Review>, _ report: Report, by profile: Identifier<Profile>
    ) async throws -> Report {
        try check()
        guard reviews.contains(where: { $0.number == number(id) }) else { throw PostProblem.gone }
        let key = PostKey(number: number(id), profile: profile)
        if let first = reports[key] { return first }
        reports[key] = report
        return report
    }

    /// The report a member made.
    public func report(on id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Report? {
        try check()
        return reports[PostKey(number: number(id), profile: profile)]
    }
}
