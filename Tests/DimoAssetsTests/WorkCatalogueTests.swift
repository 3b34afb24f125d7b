import Domain
import Testing

@testable import DimoAssets

/// The bundled works are complete, valid and as many as specified.
struct WorkCatalogueTests {
    private let result = WorkLoader.load(from: AssetFolder(path: TemporaryAssets.repository))

    @Test func `every record is read, and the validator finds no problem`() {
        #expect(result.problems.map(\.description) == [])
        #expect(WorkValidator().problems(in: result.catalogue).map(\.description) == [])
    }

    @Test func `the catalogue has enough works and characters`() {
        let works = result.catalogue.works
        let characters = works.flatMap(\.cast)
        for kind in WorkKind.allCases { print("\(works.count { $0.work.kind == kind }) \(kind.rawValue)") }
        print("\(works.count) works, \(characters.count) characters")
        #expect(works.count >= 500)
        for kind in WorkKind.allCases { #expect(works.count { $0.work.kind == kind } >= 80, "\(kind)") }
        #expect(characters.count >= 5_000)
        #expect(Set(characters.map(\.id)).count == characters.count)
        #expect(Set(works.map(\.work.id)).count == works.count)
    }

    @Test func `the best-known works come first, and each of them exists`() throws {
        let bytes = try AssetFolder(path: TemporaryAssets.repository).bytes(of: "Catalog/best-known.txt")
        let known = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(known.count > 300)
        #expect(result.catalogue.works.prefix(known.count).map(\.work.id.rawValue) == known)
    }

    @Test(arguments: [
        ("hector", "헥터", "헥토르"), ("vito-corleone", "비토 콜레오네", "돈 코를레오네"), ("lumiere", "르미에", "뤼미에르"),
        ("robert-callaghan", "로버트 칼라한", "로버트 캘러한"), ("coach-anzai", "안 감독", "안 선생님"),
    ])
    func `a character has the name of the Korean release and keeps other names`(
        id: String, name: String, other: String
    ) throws {
        let character = try #require(result.catalogue.works.flatMap(\.cast).first { $0.id.rawValue == id })
        #expect(character.name.korean == name)
        #expect(character.otherNames.contains(other))
    }

    /// Main titles at MyAnimeList that differ from the bundled English and original titles.
    @Test(arguments: [
        ("Tenkuu no Shiro Laputa", "castle-in-the-sky"), ("Majo no Takkyuubin", "kikis-delivery-service"),
        ("Ookami Kodomo no Ame to Yuki", "wolf-children"), ("Koukaku Kidoutai", "ghost-in-the-shell"),
        ("Toki wo Kakeru Shoujo", "the-girl-who-leapt-through-time"), ("Kimi no Na wa.", "your-name"),
        ("Kimetsu no Yaiba", "demon-slayer-kimetsu-no-yaiba"), ("Haikyuu!!", "haikyu"),
        ("Code Geass: Hangyaku no Lelouch", "code-geass-lelouch-of-the-rebellion"),
        ("Bungou Stray Dogs", "bungo-stray-dogs"), ("Hunter x Hunter (2011)", "hunter-x-hunter"),
        ("Fruits Basket 1st Season", "fruits-basket"), ("Shinseiki Evangelion", "neon-genesis-evangelion"),
        ("Lupin III: Cagliostro no Shiro", "the-castle-of-cagliostro"),
        ("Ouran Koukou Host Club", "ouran-high-school-host-club"),
        ("Mahou Shoujo Madoka★Magica", "puella-magi-madoka-magica"),
        (
            "JoJo no Kimyou na Bouken Part 3: Stardust Crusaders", "jojos-bizarre-adventure-stardust-crusaders"
        ), ("Kaguya-sama wa Kokurasetai: Tensai-tachi no Renai Zunousen", "kaguya-sama-love-is-war"),
    ])
    func `a MyAnimeList title without a year matches the bundled work`(title: String, id: String) {
        let matcher = WorkMatcher(
            result.catalogue.works.map(\.work).map { work in
                KnownWork(
                    work: WorkReference(id: work.id, title: work.title, kind: work.kind, year: work.year),
                    otherTitles: work.otherTitles)
            })
        guard case .sure(let work) = matcher.match(WorkClue(title: title, hasYears: false)) else {
            Issue.record("\(title) is not known")
            return
        }
        #expect(work.id.rawValue == id)
    }

    @Test func `most works have IDs of online catalogues, and no two works share one`() {
        let ids = result.catalogue.works.flatMap(\.ids)
        let counts = Dictionary(grouping: ids, by: \.source).mapValues(\.count)
        for (source, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) IDs at \(source)") }
        print("\(result.catalogue.works.count { !$0.ids.isEmpty }) works with IDs")
        #expect(result.catalogue.works.count { !$0.ids.isEmpty } >= 600)
        #expect(Set(counts.keys) == ["imdb", "tmdb", "tmdb-tv", "anilist", "mal"])
        #expect(Set(ids).count == ids.count && ids.allSatisfy { $0.isWellFormed })
        for work in result.catalogue.works {
            let sources = work.ids.map(\.source)
            #expect(Set(sources).count == sources.count, "\(work.work.id)")
            #expect(!sources.contains(work.work.kind.isSeries ? "tmdb" : "tmdb-tv"), "\(work.work.id)")
            let isAnimated = work.work.kind.isAnimated
            #expect(isAnimated || !sources.contains("mal") && !sources.contains("anilist"), "\(work.work.id)")
        }
    }

    @Test func `an ID identifies a work with an unknown title, and another ID another work`() {
        let matcher = WorkMatcher(
            result.catalogue.works.map { work in
                KnownWork(
                    work: work.work.reference, otherTitles: work.work.otherTitles,
                    bundledIDs: work.ids.map(\.description))
            })
        for (id, work) in [("mal:16498", "attack-on-titan"), ("imdb:tt6751668", "parasite")] {
            guard case .sure(let found) = matcher.match(WorkClue(title: "Unheard Of", ids: [id], hasYears: false))
            else {
                Issue.record("\(id) is not known")
                continue
            }
            #expect(found.id.rawValue == work)
        }
        // The series of 1999 instead of that of 2011.
        let older = WorkClue(title: "Hunter x Hunter", ids: ["mal:136"], hasYears: false)
        #expect(matcher.match(older) == .unsure(.unknown, []))
    }

    @Test(arguments: [
        (#"{"imdb": "tt123456"}"#, "ids.imdb: \"tt123456\" is not tt and at least seven digits"),
        (#"{"imdb": "nm1234567"}"#, "ids.imdb: \"nm1234567\" is not tt and at least seven digits"),
        (#"{"imdb": "tt123456７"}"#, "ids.imdb: \"tt123456７\" is not tt and at least seven digits"),
        (#"{"tmdb": 0}"#, "ids.tmdb: 0 is not a number from 1"),
        (#"{"mal": "199"}"#, "ids.mal: must be a whole number"),
    ])
    func `a malformed ID is reported with its file and work`(ids: String, complaint: String) {
        let text = """
            [{"id": "ferry", "title_en": "Ferry", "title_ko": "나룻배", "kind": "film", "year": 2019, "ids": \(ids),
              "genres": [], "synopsis_en": "", "synopsis_ko": "", "characters": []}]
            """
        let problems = WorkLoader.read(Array(text.utf8), of: "works/mine.json").problems.map(\.description)
        #expect(problems == ["works/mine.json: ferry: \(complaint)"])
    }

    @Test func `the validator reports an ID shared by two works`() throws {
        var catalogue = result.catalogue
        let place = try #require(catalogue.works.firstIndex { !$0.ids.isEmpty })
        catalogue.works[place + 1].ids = catalogue.works[place].ids
        let problems = WorkValidator().problems(in: catalogue).map(\.description)
        #expect(problems.count == catalogue.works[place].ids.count)
        #expect(problems.allSatisfy { $0.contains("is that of \(catalogue.works[place].work.id), too") })
    }

    @Test func `every lead has a guess, with a reason in both languages`() {
        for work in result.catalogue.works {
            for lead in work.cast where lead.isLead {
                #expect(lead.guess != nil && lead.reason != nil, "\(work.work.id): \(lead.id)")
            }
        }
    }

    /// Works that tell a story anew, each with those that go on with it. People there only share their names with others.
    private static let retellings: [Set<Identifier<Work>>] = [
        ["spider-man", "spider-man-2"], ["the-amazing-spider-man"], ["batman-the-animated-series"], ["the-batman"],
        ["spider-man-into-the-spider-verse", "spider-man-across-the-spider-verse"], ["joker"], ["sherlock"],
        ["sherlock-holmes"], ["enola-holmes"], ["hannibal"], ["the-throne"], ["cinderella"], ["reply-1988"],
        ["reply-1994"],
    ]
    /// People who are younger than in the other works, changed, or shown from their own view; and one whose title another
    /// person has, too.
    private static let changed: Set<Identifier<WorkCharacter>> = [
        "cassian-andor-andor", "ginny-weasley-harry-potter-and-the-chamber-of-secrets",
        "james-p-sullivan-monsters-university", "lady-jessica-dune-part-two", "lancer-fate-zero",
        "obi-wan-kenobi-star-wars-revenge-of-the-sith", "randall-boggs-monsters-university", "ryota-miyagi",
        "sarah-connor-the-terminator",
    ]

    @Test func `a person has the same guess in all works of a story`() {
        func telling(_ work: Identifier<Work>) -> Int? { Self.retellings.firstIndex { $0.contains(work) } }
        let people = Dictionary(grouping: result.catalogue.works.flatMap(\.cast), by: \.name.english)
        let works = result.catalogue.works.map { work in
            let namesakes = work.cast.filter { people[$0.name.english, default: []].count > 1 }
            return (
                telling: telling(work.work.id),
                cast: Dictionary(namesakes.map { ($0.name.english, $0) }) { first, _ in first }
            )
        }
        var (stories, differing) = (0, Set<Identifier<WorkCharacter>>())
        for (place, work) in works.enumerated() {
            for other in works[..<place] where other.telling == work.telling {
                let common = work.cast.keys.filter { other.cast[$0] != nil }
                // One name in common is chance.
                guard common.count >= 2 else { continue }
                stories += 1
                for name in common {
                    guard let one = work.cast[name], let two = other.cast[name], let guess = one.guess,
                        let before = two.guess, guess != before
                    else { continue }
                    let known = Self.changed.intersection([one.id, two.id])
                    #expect(!known.isEmpty, "\(one.id) is \(guess), \(two.id) is \(before)")
                    differing.formUnion(known)
                }
            }
        }
        #expect(stories > 80)
        #expect(differing == Self.changed, "a guess that agrees with the others is no exception")
    }

    @Test func `no text by the editor is repeated or too long, and Korean texts are Korean`() {
        var seen: Set<String> = []
        for work in result.catalogue.works {
            let texts = [(work.work.synopsis, 300, 170)] + work.cast.compactMap(\.reason).map { ($0, 130, 70) }
            for (text, english, korean) in texts {
                #expect(seen.insert(text.english).inserted && seen.insert(text.korean).inserted, "\(text)")
                #expect(text.english.count <= english && text.korean.count <= korean, "\(text)")
                #expect(text.korean.contains { ("가"..."힣").contains($0) }, "\(text)")
            }
        }
    }

    @Test func `no two characters of a cast share a name`() {
        for work in result.catalogue.works {
            for names in [work.cast.map(\.name.english), work.cast.map(\.name.korean)] {
                #expect(Set(names).count == names.count, "\(work.work.id)")
            }
        }
    }

    @Test func `every work has 6 to 20 characters and 1 to 4 leads, named in both languages`() {
        for work in result.catalogue.works {
            #expect((6...20).contains(work.cast.count), "\(work.work.id)")
            #expect((1...4).contains(work.cast.count(where: \.isLead)), "\(work.work.id)")
            for text in [work.work.title, work.work.synopsis] + work.cast.map(\.name) {
                #expect(!text.english.isEmpty && !text.korean.isEmpty, "\(work.work.id)")
            }
        }
    }

    @Test func `the validator reports a lone character, a repeated one and an unknown genre`() throws {
        var catalogue = result.catalogue
        catalogue.works[0].cast = [catalogue.works[0].cast[0]]
        catalogue.works[1].work.genres = ["no-such-genre"]
        catalogue.works[2].cast[1] = catalogue.works[2].cast[0]
        let problems = WorkValidator().problems(in: catalogue).map(\.description)
        #expect(problems.contains { $0.contains("has 1 characters, not 6 to 20") })
        #expect(problems.contains { $0.contains("no genre \"no-such-genre\"") })
        #expect(problems.contains { $0.contains("appears twice") })
    }
}
