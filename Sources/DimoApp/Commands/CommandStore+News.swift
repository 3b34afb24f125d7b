import CommunitySync
package import Domain
import Persistence

extension CommandStore {
    /// The most results asked for at once, and the most inbox items read.
    private static let (mostResults, mostItems) = (10, 200)

    /// Asks the community for what is older than a minute, within a command's patience.
    ///
    /// - Parameters:
    ///   - since: only dated events from then on, read or not; nil for what is new since the last time.
    ///   - folder: remembers the last time.
    package func communityNews(
        of membership: CommunityMembership, since: Int64?, in folder: String, marksAsTold: Bool
    ) async throws -> CommunityNews {
        await takeInOwn()
        let items = try await community.inbox.items(of: profile, after: nil, limit: Self.mostItems).rows
        if let since { return CommunityNews(items: items.filter { $0.at >= since }) }
        let file = NewsFile(path: "\(folder)/news-\(profile.rawValue)-\(membership.joinedAt)")
        let (known, facts) = (file.read(), SQLiteCommunityNews(database: store.database))
        await askForVotes(facts)
        let last = known ?? NewsFile.Mark()
        let works = try await facts.works(of: profile, after: last.work)
        var (mark, votes) = (last, [CommunityNews.Votes]())
        for character in try await facts.characters(of: profile) {
            guard let others = character.others else { continue }
            let before = last.votes[character.id.rawValue]
            // What was never counted has nothing to be compared with.
            if marksAsTold || before == nil { mark.votes[character.id.rawValue] = others }
            if let before, others > before {
                votes.append(CommunityNews.Votes(character: character.id, name: character.name, count: others - before))
            }
        }
        if marksAsTold { mark.item = max(last.item, items.compactMap { Int64($0.id.rawValue) }.max() ?? 0) }
        if marksAsTold || known == nil { mark.work = works.last?.number ?? last.work }
        if mark != known { try? file.write(mark) }
        return CommunityNews(
            items: items.filter { !$0.isRead && Int64($0.id.rawValue) ?? 0 > last.item }, votes: votes,
            works: known == nil ? [] : works.map(\.work))
    }

    /// Asks for the totals in one request, and then for the results that differ from them.
    private func askForVotes(_ facts: SQLiteCommunityNews) async {
        await patience.wait { [shared, profile] in
            await shared.exchange.refresh(.popular, for: profile)
            let open = (try? await facts.characters(of: profile))?.filter { $0.others == nil } ?? []
            for character in open.prefix(Self.mostResults) {
                await shared.exchange.refresh(.result(character.id), for: profile)
            }
        }
    }
}
