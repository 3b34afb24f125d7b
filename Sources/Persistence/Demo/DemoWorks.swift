import Domain
import GRDB

struct DemoWorks {
    let db: Database
    let plan: DemoPlan

    func write(_ random: inout DemoRandom) throws {
        let firstWork = (try Int64.fetchOne(db, "SELECT max(number) FROM work") ?? 0) + 1
        var character = (try Int64.fetchOne(db, "SELECT max(number) FROM character") ?? 0) + 1
        let genres = try String.fetchAll(db, "SELECT id FROM genre ORDER BY id")
        for place in 0..<plan.works {
            let number = firstWork + Int64(place)
            let title = DemoNames.title(place)
            let kind: WorkKind = random.chance(60) ? .animation : .film
            let row = WorkRows.row(
                number,
                Work(
                    id: Identifier("demo-\(place)"), title: title, kind: kind, year: 1950 + random.below(75),
                    genres: genres.isEmpty ? [] : [Identifier(random.one(of: genres))],
                    synopsis: LocalizedText(english: "Made up for the demo.", korean: "데모를 위해 지어낸 작품입니다.")),
                origin: .demo, owner: nil)
            try Journal.write(.work, row, db)
            for position in 0..<plan.castSize {
                let person = WorkCharacter(
                    id: Identifier("demo-\(place)-\(position)"), name: DemoNames.character(&random),
                    isLead: position < 2, guess: random.chance(80) ? MBTI(code: random.below(16)) : nil)
                let row = WorkRows.row(
                    character, person, work: number, kind: kind, position: position, origin: .demo, owner: nil)
                try Journal.write(.character, row, db)
                character += 1
            }
        }
    }
}

/// Names of made-up works, characters and members. No real person is meant.
enum DemoNames {
    private static let adjectives = [
        ("Silent", "고요한"), ("Crimson", "붉은"), ("Hidden", "숨은"), ("Last", "마지막"), ("Paper", "종이"),
        ("Golden", "금빛"), ("Winter", "겨울"), ("Broken", "부서진"), ("Little", "작은"), ("Electric", "전기"),
        ("Velvet", "벨벳"), ("Distant", "머나먼"), ("Salted", "소금 친"), ("Blue", "푸른"), ("Restless", "잠 못 드는"),
        ("Honest", "정직한"), ("Borrowed", "빌린"), ("Glass", "유리"), ("Early", "이른"), ("Wandering", "떠도는"),
    ]
    private static let nouns = [
        ("Harbor", "항구"), ("Lantern", "등불"), ("Orchard", "과수원"), ("Engine", "엔진"), ("Compass", "나침반"),
        ("Garden", "정원"), ("Letter", "편지"), ("Bridge", "다리"), ("Fox", "여우"), ("Clockmaker", "시계공"),
        ("River", "강"), ("Kitchen", "부엌"), ("Comet", "혜성"), ("Library", "도서관"), ("Ferry", "나룻배"),
        ("Mirror", "거울"), ("Violin", "바이올린"), ("Umbrella", "우산"), ("Island", "섬"), ("Theatre", "극장"),
    ]
    private static let places = [
        ("Noon", "한낮"), ("the North", "북쪽"), ("Autumn", "가을"), ("Tin Street", "양철 거리"), ("the Tides", "밀물"),
        ("Maple Hill", "단풍 언덕"), ("the Night Train", "밤 기차"), ("Seven Wells", "일곱 우물"), ("Dust", "먼지"),
        ("the Old Mill", "낡은 방앗간"), ("Snow", "눈"), ("the Observatory", "천문대"), ("Juniper", "주니퍼"),
        ("Low Water", "썰물"), ("the Ninth Floor", "구 층"), ("Morning", "아침"), ("the Fairground", "장터"),
        ("Amber", "호박"), ("the Long Wall", "긴 담"), ("Rain", "비"),
    ]
    private static let givens = [
        ("Alma", "알마"), ("Bruno", "브루노"), ("Cleo", "클레오"), ("Dario", "다리오"), ("Edda", "에다"), ("Felix", "펠릭스"),
        ("Greta", "그레타"), ("Hana", "하나"), ("Ivo", "이보"), ("Juno", "주노"), ("Kaya", "카야"), ("Lior", "리오르"),
        ("Mirae", "미래"), ("Nils", "닐스"), ("Odile", "오딜"), ("Pavel", "파벨"), ("Quill", "퀼"), ("Rosa", "로사"),
        ("Sol", "솔"), ("Tae", "태"),
    ]
    private static let families = [
        ("Ashdown", "애시다운"), ("Brook", "브룩"), ("Calder", "콜더"), ("Dove", "도브"), ("Ember", "엠버"), ("Frost", "프로스트"),
        ("Gray", "그레이"), ("Hollow", "할로"), ("Ironwood", "아이언우드"), ("Juniper", "주니퍼"), ("Kestrel", "케스트럴"),
        ("Lark", "라크"), ("Marsh", "마시"), ("Nettle", "네틀"), ("Oak", "오크"), ("Pike", "파이크"), ("Quarry", "쿼리"),
        ("Reed", "리드"), ("Stone", "스톤"), ("Thorn", "손"),
    ]

    /// Distinct for every number.
    static func title(_ number: Int) -> LocalizedText {
        let mixed = number &* 3_779 % 8_000
        let (adjective, noun, place) = (adjectives[mixed % 20], nouns[mixed / 20 % 20], places[mixed / 400])
        let round = number / 8_000
        let rest = round == 0 ? "" : " \(round + 1)"
        return LocalizedText(
            english: "\(adjective.0) \(noun.0) of \(place.0)\(rest)",
            korean: "\(place.1)의 \(adjective.1) \(noun.1)\(rest)")
    }

    static func character(_ random: inout DemoRandom) -> LocalizedText {
        let (given, family) = (random.one(of: givens), random.one(of: families))
        return LocalizedText(english: "\(given.0) \(family.0)", korean: "\(given.1) \(family.1)")
    }

    /// At most ten characters, distinct for every number.
    static func nickname(_ number: Int) -> String {
        let given = givens[number % givens.count].0.lowercased()
        let rest = number / givens.count
        return rest == 0 ? given : "\(given.prefix(4))\(rest)"
    }
}
