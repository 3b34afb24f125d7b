import Domain

/// Entries of an online catalogue, for tests of keeping them.
enum OnlineWorld {
    static func work(
        _ title: String, year: Int = 2019, kind: WorkKind = .animation, id number: Int = 1, cast: [String] = ["Ann"],
        others: [ExternalID] = []
    ) -> OnlineWork {
        let id = ExternalID(.aniList, number)
        return OnlineWork(
            id: id, otherIDs: others,
            record: CastWork(
                work: Work(
                    id: Identifier(id.local), title: LocalizedText(english: title, korean: ""), kind: kind, year: year),
                cast: cast.enumerated().map { place, name in
                    WorkCharacter(
                        id: Identifier("\(id.local)-\(name.lowercased())"),
                        name: LocalizedText(english: name, korean: ""), isLead: place == 0)
                }))
    }

    static func page(_ titles: [String], hasMore: Bool = false) -> OnlinePage {
        OnlinePage(
            entries: titles.enumerated().map { number, title in
                OnlineEntry(
                    id: ExternalID(.aniList, number + 1), kind: .animation,
                    title: LocalizedText(english: title, korean: "제목 \(number)"), originalTitle: "原題", year: 2019)
            }, hasMore: hasMore)
    }
}
