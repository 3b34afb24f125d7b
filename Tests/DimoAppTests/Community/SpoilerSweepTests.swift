import Domain
import Foundation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// No screen reveals the type of an undug character, and no list by type contains one.
@MainActor
struct SpoilerSweepTests {
    /// The only dug characters, with the votes on them.
    private static let dug = ["gina-porco-rosso": "INFJ", "ferrarin": "ISTJ"]
    private static let work = "porco-rosso"
    private static let spoiler = "the-end-is-told"

    /// A program in which five members vote the same type for a few characters, and one writes spoilers about them.
    private func stage(_ type: String, _ assets: SentinelAssets, _ language: Language) async throws -> Stage {
        let stage = try await Stage.opened(language, route: .tab(.dig), assets: assets.path)
        let scope = try #require(stage.scope)
        let members = try await stage.addMembers(6)
        #expect(members.count == 6)
        #expect(members.allSatisfy { $0.type?.text != type })
        let vote = try MBTI(text: type)
        for member in members {
            for character in ["porco-rosso", "fio-piccolo", "mr-piccolo", "mamma-aiuto-boss"] {
                let id = Identifier<WorkCharacter>(character)
                guard try await scope.community.characters.character(id, for: .guest) != nil else { continue }
                try await scope.community.votes.vote(
                    Ballot(id, vote), by: Author(member.id, type: nil), at: scope.clock.now() - 60)
            }
        }
        let author = Author(members[0].id, type: nil)
        let review = try await scope.community.reviews.write(
            PostText(Self.spoiler, as: .review), isSpoiler: true, about: "gina-porco-rosso", by: author,
            at: scope.clock.now() - 50)
        try await scope.community.reviews.comment(
            PostText(Self.spoiler, as: .comment), isSpoiler: true, on: review, by: author, at: scope.clock.now() - 40)
        for (character, type) in Self.dug {
            await stage.go("dig:\(character)")
            await stage.type(type.lowercased())
            await stage.press(Key(.enter))
        }
        stage.host.advance(by: .seconds(10))
        return stage
    }

    private static let routes: [Route] =
        Route.named.map(\.route).filter { [.home, .dig, .momentum].contains($0.tab) } + [
            "work:porco-rosso", "character:porco-rosso", "character:gina-porco-rosso", "dig:porco-rosso",
            "result:porco-rosso", "result:gina-porco-rosso", "review:1", "search:porco", "search:붉은", "search:ㅍㄹㅋ",
            "search:zzzzqq",
        ] + (0..<6).map { "member:demo-\($0)" }

    @Test(arguments: Language.allCases)
    func `no screen shows the type of an undug character or a spoiler text`(language: Language) async throws {
        // A type that no member of the demo has, because members' own types are shown.
        let type = "ESTJ"
        let assets = try SentinelAssets(type, except: Self.dug)
        let stage = try await stage(type, assets, language)
        var seen = 0
        for route in Self.routes {
            await stage.go(route)
            let text = await stage.whole()
            // The field of all sixteen names each type once.
            let named = route == "result:gina-porco-rosso" ? 1 : 0
            #expect(text.ranges(of: type).count == named, "\(route)\n\(text)")
            #expect(!text.contains(Self.spoiler), "\(route)\n\(text)")
            seen += text.contains("?") ? 1 : 0
        }
        #expect(seen > 10)
        // Proves that the sweep works: a revealed type is found.
        await stage.go("character:porco-rosso")
        await stage.press(.character("x"))
        #expect(await stage.whole().contains(type))
    }

    @Test(arguments: Language.allCases)
    func `no list chosen by type names an undug character`(language: Language) async throws {
        let type = "ESTJ"
        let assets = try SentinelAssets(type, except: Self.dug)
        let stage = try await stage(type, assets, language)
        let scope = try #require(stage.scope)
        let me = scope.profile
        scope.presentProfile.send(
            Profile(id: me.id, nickname: me.nickname, type: try MBTI(text: type), alcohol: me.alcohol))
        let names = try await undug(scope).map { $0.name[language] }
        #expect(names.count > 300)
        let titles = try await titles(scope, language)
        for route in ["home", "home/led", "home/characters", "home/wished"] as [Route] {
            await stage.go(route)
            await stage.press(.character("r"))
            let isHome = route == .tab(.home)
            // Without panes, so that the shelves stand below each other.
            let text = isHome ? stage.frame(Size(width: 99, height: 120)).text : await stage.whole()
            #expect(text.contains(type), "\(route)")
            // The evening above the shelves names only dug characters, and popular ones are not chosen by type.
            let (shelf, hot) = (
                TestWords.words(language)["home.shelf.today"], TestWords.words(language)["home.shelf.hot"]
            )
            let lines = text.components(separatedBy: "\n").drop { isHome && !$0.contains(shelf) }
                .dropFirst(isHome ? 0 : 3).prefix { !isHome || !$0.contains(hot) }
            // Titles may contain characters' names, which reveals nothing about types.
            let rest = titles.reduce(lines.joined(separator: "\n")) { $0.replacing($1, with: "") }
            for name in names where name.count > 3 && rest.contains(name) {
                Issue.record("\(route) names \(name):\n\(text)")
            }
        }
    }

    private func undug(_ scope: MainDIContainer) async throws -> [CharacterSummary] {
        var all: [CharacterSummary] = []
        var mark: ListMark?
        repeat {
            let page = try await scope.community.characters.characters(
                in: .random(seed: 1), kind: nil, isUndugOnly: true, for: Viewer(scope.profile.id), after: mark,
                limit: 200)
            all += page.rows
            mark = page.next
        } while mark != nil
        return all
    }

    private func titles(_ scope: MainDIContainer, _ language: Language) async throws -> [String] {
        let works = try await scope.community.works.works(.all, by: language, for: .guest, after: nil, limit: 5_000)
            .rows
        return works.flatMap { [$0.work.title.english, $0.work.title.korean] }.sorted { $0.count > $1.count }
    }
}
