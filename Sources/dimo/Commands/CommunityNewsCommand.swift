import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct CommunityNewsCommand: DocumentCommand, ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "news", abstract: "Show what happened in your community since you last asked.",
        discussion: """
            $ dimo community news
            $ dimo community news --line
            Lists unread comments, likes, answered requests and watched words, votes by others on characters you dug, \
            and new works. --line prints one line for a prompt or a status bar, or nothing, and keeps it as news. \
            --since also lists items you have read and marks nothing as read; it counts votes and works from when what \
            you then knew was first known, and says from when.
            """)

    @Option(
        help: "List what happened since this local time instead, such as 2026-11-21T19:40.",
        transform: DateChoice.read)
    var since: DateChoice?

    @Flag(help: "Print one line, or nothing without news.")
    var line = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if line, json { throw Self.usage("combined", "--line, --json") }
    }

    func run(_ store: CommandStore) async throws {
        guard let membership = try await store.memberships.membership(of: store.profile) else {
            // A prompt is no place for an error.
            if line { return }
            throw CommunityProblem.notMember
        }
        let news = try await store.communityNews(
            of: membership, since: since?.seconds, in: store.container.paths.stateFolder, marksAsSeen: !line)
        let standing = try await store.memberships.status(of: store.profile)?.standing ?? .active
        let from = news.countedFrom.map { store.localTime.day(of: $0).text }
        let document = NewsDocument(
            news: news, standing: standing, strings: store.strings, now: store.clock.now(), countedFrom: from)
        Shell.print(json ? document.json.document : line ? document.line : document.text)
    }
}

private struct NewsDocument {
    /// The most inbox items printed as text.
    private static let mostItems = 200

    let news: CommunityNews
    let standing: CommunityStanding
    let strings: Strings
    let now: Int64
    let countedFrom: String?

    private var counts: [(key: String, count: Int)] {
        [
            ("comments", news.count(.comment)), ("likes", news.count(.like)), ("requests", news.count(.request)),
            ("watched", news.count(.keyword)), ("votes", news.voteCount), ("works", news.works.count),
        ]
    }

    var line: String {
        let sign = CommunityText.sign(standing, strings).map { [strings("header.notices", $0)] } ?? []
        let parts = sign + counts.filter { $0.count > 0 }.map { strings.counted("community.news.\($0.key)", $0.count) }
        return parts.isEmpty ? "" : parts.joined(separator: " · ") + "\n"
    }

    private var votes: [String] {
        news.votes.map {
            strings(
                "community.news.votes-on", strings.counted("community.news.votes", $0.count), $0.name[strings.language])
        }
    }

    private var works: [String] { news.works.map { strings("community.news.work", $0.titled(strings.language)) } }

    var text: String {
        let items = news.items.prefix(Self.mostItems).map {
            "\(AgeText.short(now.seconds(since: $0.at), strings))  \(InboxText.text($0, strings))"
        }
        let more = news.items.count - items.count
        let rest = more > 0 ? [strings("community.news.more", String(more))] : []
        let lines = (CommunityText.standing(standing, strings).map { [$0] } ?? []) + items + rest + votes + works
        let from = countedFrom.map { [strings("community.news.counted-from", $0)] } ?? []
        return ((lines.isEmpty ? [strings["community.news.none"]] : lines) + from).map { "\($0)\n" }.joined()
    }

    var json: JSONValue {
        let items = news.items.map {
            JSONValue.object([
                "kind": $0.subject.kind.rawValue, "at": RFC3339.text($0.at), "text": InboxText.text($0, strings),
                "read": $0.isRead,
            ])
        }
        let characters = news.votes.map {
            JSONValue.object(["id": $0.character, "name": $0.name[strings.language], "votes": $0.count])
        }
        let published = news.works.map { JSONValue.object(["id": $0.id, "title": $0.title[strings.language]]) }
        return .object([
            "standing": standing.name, "counts": JSONObject(counts.map { ($0.key, .integer($0.count)) }),
            "inbox": items, "votes": characters, "works": published,
            "counted_from": news.countedFrom.map { RFC3339.text($0) },
        ])
    }
}
