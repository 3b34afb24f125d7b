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
