import CommunitySync
package import Domain
import Persistence

extension CommandStore {
    /// The most results and pages of the member's votes asked for at once, and the inbox items read at once.
    private static let (mostResults, mostPages, itemsAtOnce) = (10, 10, 200)
    /// Seconds during which a prompt does not ask an unresponsive community again.
    private static let rest: Int64 = 300

    /// Asks the community for data older than a minute, within a command's patience. Notices count from `since`, read
    /// or not; votes and works are compared with what was known then. Nil counts all news since the last time, kept in
    /// `folder`. Unless the news counts as seen, an unresponsive community is not asked again for a while.
    package func communityNews(
        of membership: CommunityMembership, since: Int64?, in folder: String, marksAsSeen: Bool
    ) async throws -> CommunityNews {
        let file = NewsFile(path: "\(folder)/news-\(profile.rawValue)-\(membership.joinedAt)")
        let (known, facts, now) = (file.read(), SQLiteCommunityNews(database: store.database), clock.now())
        let last = known ?? NewsFile.Mark(at: now)
        let isResting = !marksAsSeen && (0..<Self.rest).contains(now - last.failedAt)
        if isResting { patience.giveUp() }
        await fetchOwnActions()
        await askForVotes(facts)
        let base = since.map { last.known(at: $0) } ?? last
        let items = try await inboxItems(after: since == nil ? last.item : 0)
        let works = try await facts.works(of: profile, except: base.works ?? [])
        let isLast = marksAsSeen && since == nil
        var (mark, votes) = (last, [CommunityNews.Votes]())
        if !isResting { mark.failedAt = patience.isUsedUp ? now : 0 }
        for character in try await facts.characters(of: profile) {
            guard let others = character.others else { continue }
            let id = character.id.rawValue
            // Votes that were never counted have nothing to be compared with.
            if isLast || last.votes[id] == nil { mark.votes[id] = others }
            if let before = base.votes[id], others > before {
                votes.append(CommunityNews.Votes(character: character.id, name: character.name, count: others - before))
            }
        }
        if isLast { mark.item = max(last.item, items.first.flatMap { Int64($0.id.rawValue) } ?? 0) }
        if isLast || last.works == nil { mark.works = (last.works ?? []).union(works.map(\.number)) }
        if isLast, let known { mark.remember(known, at: now) }
        if mark != known { try? file.write(mark) }
        return CommunityNews(
            items: items.filter { item in since.map { item.at >= $0 } ?? !item.isRead }, votes: votes,
            works: last.works == nil ? [] : works.map(\.work), countedFrom: since.flatMap { _ in base.countedFrom })
    }

    /// All items with a larger number, newest first.
    private func inboxItems(after number: Int64) async throws -> [InboxItem] {
        var (items, next): ([InboxItem], ListMark?) = ([], nil)
        repeat {
            let page = try await community.inbox.items(of: profile, after: next, limit: Self.itemsAtOnce)
            let new = page.rows.filter { Int64($0.id.rawValue) ?? 0 > number }
            items += new
            next = new.count == page.rows.count ? page.next : nil
        } while next != nil
        return items
    }

    /// Asks for the totals of the characters the member dug, newest first, and then for the outdated results.
    private func askForVotes(_ facts: SQLiteCommunityNews) async {
        await patience.wait { [shared, profile] in
            let votes = CommunityResource.memberVotes(profile)
            for resource in [votes] + Array(repeating: CommunityResource.more(votes), count: Self.mostPages - 1) {
                await shared.exchange.refresh(resource, for: profile)
            }
            let open = (try? await facts.characters(of: profile))?.filter(\.isOutdated) ?? []
            for character in open.prefix(Self.mostResults) {
                await shared.exchange.refresh(.result(character.id), for: profile)
            }
        }
    }
}
