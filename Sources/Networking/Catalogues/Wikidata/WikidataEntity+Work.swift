import Domain

extension WikidataEntity {
    private static let films: Set = ["Q11424", "Q24862", "Q24869", "Q93204", "Q226730", "Q506240"]
    private static let animations: Set = ["Q202866", "Q17517379", "Q20650540", "Q29168811"]
    private static let series: Set = ["Q526877", "Q1259759", "Q1366112", "Q5398426"]
    private static let animatedSeries: Set = [
        "Q220898", "Q581714", "Q63952888", "Q113671041", "Q113687694", "Q117467246",
    ]
    /// Pornographic film and hentai.
    private static let adult: Set = ["Q172067", "Q185529"]

    /// The classes a search asks for. The whole query may have 300 characters, so the rarest are left out.
    static let searchedClasses = [
        "Q11424", "Q5398426", "Q24869", "Q24862", "Q506240", "Q226730", "Q202866", "Q29168811", "Q20650540",
        "Q1259759", "Q526877", "Q1366112", "Q581714", "Q117467246", "Q63952888", "Q220898",
    ]

    private static let mostDirectors = 3
    private static let mostGenres = 5

    var externalID: ExternalID { ExternalID(OnlineProvider.wikidata.rawValue, id.lowercased()) }

    /// Nil for anything but films and series.
    var kind: WorkKind? {
        let classes = Set(items(.instanceOf))
        guard classes.union(items(.genre)).isDisjoint(with: Self.adult) else { return nil }
        let isAnimated = !classes.isDisjoint(with: Self.animations.union(Self.animatedSeries))
        if !classes.isDisjoint(with: Self.films.union(Self.animations)) { return isAnimated ? .animation : .film }
        if !classes.isDisjoint(with: Self.series.union(Self.animatedSeries)) {
            return isAnimated ? .animatedSeries : .series
        }
        return nil
    }

    /// Nil for an item without a label, and for anything but films and series.
    var entry: OnlineEntry? {
        guard let kind, let title else { return nil }
        return OnlineEntry(
            id: externalID, kind: OnlineKind(kind), title: title, originalTitle: originalTitle(than: title),
            year: year(kind))
    }

    /// The items that `work` needs the labels of: directors, genres and characters.
    var related: [String] {
        var seen: Set<String> = []
        return (directors + items(.genre).prefix(Self.mostGenres) + characterItems).filter { seen.insert($0).inserted }
    }

    /// `related` holds the items named by the property `related`, by id.
    func work(_ related: [String: WikidataEntity]) throws(OnlineProblem) -> OnlineWork {
        guard let kind, let title else { throw .notFound }
        guard let year = year(kind) else { throw .noYear }
        let names = directors.compactMap { related[$0]?.name(ForeignWords.name) }
        let labels = items(.genre).prefix(Self.mostGenres).compactMap { related[$0]?.label(.english) }
        let original = originalTitle(than: title)
        let work = Work(
            id: Identifier(externalID.local), title: title, originalTitle: original,
            otherTitles: ForeignWords.others(otherNames, than: [title.english, title.korean, original ?? ""]),
            kind: kind, year: year, director: Self.joined(names),
            genres: Array(ForeignWords.genres(labels.flatMap(ForeignWords.phrases)).prefix(Self.mostGenres)),
            length: kind.isSeries
                ? nil : best(.length).lazy.compactMap(\.minutes).first.flatMap { WorkLength(minutes: $0) })
        let cast = cast(related)
        return OnlineWork(
            id: externalID, otherIDs: otherIDs(kind), record: CastWork(work: work, cast: cast.characters),
            hasMoreCast: cast.hasMore)
    }

    private static func joined(_ names: [LocalizedText]) -> LocalizedText? {
        guard let english = ForeignWords.name(names.map(\.english).joined(separator: ", ")),
            let korean = ForeignWords.name(names.map(\.korean).joined(separator: ", "))
        else { return nil }
        return LocalizedText(english: english, korean: korean)
    }

    /// The labels, or the original title if there are none. A Korean work's original title replaces a missing Korean
    /// label.
    private var title: LocalizedText? {
        let original = best(.title).first
        let text = ForeignWords.title(original?.text)
        guard let name = name(ForeignWords.title) ?? text.map({ LocalizedText(both: $0) }) else {
            return nil
        }
        guard label(.korean) == nil, original?.language == "ko", let text else { return name }
        return LocalizedText(english: name.english, korean: text)
    }

    private func originalTitle(than title: LocalizedText) -> String? {
        ForeignWords.title(best(.title).first?.text).flatMap { [title.english, title.korean].contains($0) ? nil : $0 }
    }

    /// The year of the first showing; a series counts from its start.
    private func year(_ kind: WorkKind) -> Int? {
        let properties: [WikidataProperty] = kind.isSeries ? [.started, .published] : [.published, .started]
        return properties.lazy.compactMap { best($0).compactMap(\.year).min() }.first
    }

    private var directors: [String] {
        let directors = items(.director)
        return Array((directors.isEmpty ? items(.creator) : directors).prefix(Self.mostDirectors))
    }

    /// The ids of other catalogues. Several ids of one catalogue, such as those of seasons, identify nothing.
    private func otherIDs(_ kind: WorkKind) -> [ExternalID] {
        let sources: [(WikidataProperty, String)] = [
            (.imdb, ExternalID.imdb),
            kind.isSeries ? (.tmdbSeries, ExternalID.tmdbSeries) : (.tmdbFilm, OnlineProvider.tmdb.rawValue),
            (.aniList, OnlineProvider.aniList.rawValue), (.myAnimeList, ExternalID.myAnimeList),
            (.tvMaze, ExternalID.tvMaze), (.letterboxd, ExternalID.letterboxd),
        ]
        let others = sources.compactMap { property, source -> ExternalID? in
            let values = Set(best(property).compactMap(\.text))
            guard values.count == 1, let value = values.first else { return nil }
            return ExternalID(source, value.lowercased())
        }
        let merged = redirectedFrom.map { [ExternalID(OnlineProvider.wikidata.rawValue, $0.lowercased())] } ?? []
        return (others + merged).filter(\.isWellFormed)
    }

    /// The roles of the cast and of the voices, then other characters.
    private var characterItems: ArraySlice<String> {
        let roles = (statements[.castMember] + statements[.voiceActor]).filter { !$0.isDeprecated }
            .flatMap { $0.qualifiers[.role].compactMap(\.item) }
        return (roles + items(.character)).prefix(ForeignWords.mostCharacters)
    }

    private static let leads = 3

    /// The characters. The first of the billing are the leads, or the first of the list where none is stated.
    private func cast(_ related: [String: WikidataEntity]) -> CastList {
        var cast = CastList(of: externalID.local)
        let statements = (statements[.castMember] + statements[.voiceActor]).filter { !$0.isDeprecated }
        let isBilled = statements.contains { $0.place != nil }
        for statement in statements {
            let isLead =
                isBilled ? statement.place.map { $0 <= Self.leads } == true : cast.characters.count < Self.leads
            let roles = statement.qualifiers[.role].compactMap(\.item)
            for role in roles where role != statement.mainsnak.item {
                cast.add(related[role], isLead: isLead)
            }
            guard roles.isEmpty, let actor = statement.mainsnak.item else { continue }
            for name in statement.qualifiers[.roleName].compactMap({ ForeignWords.character($0.text) }) {
                cast.add(LocalizedText(both: name), id: actor.lowercased(), isLead: isLead)
            }
        }
        for character in items(.character) { cast.add(related[character], isLead: false) }
        return cast
    }
}

extension WikidataStatement {
    /// The place in the billing, from 1.
    fileprivate var place: Int? { qualifiers[.ordinal].lazy.compactMap { $0.text.flatMap { Int($0) } }.first }
}

extension CastList {
    /// Adds a character with the names of an item. Leaves out an item named as a common noun, such as a profession.
    fileprivate mutating func add(_ item: WikidataEntity?, isLead: Bool) {
        guard let item, let name = item.name(ForeignWords.character), name.english.first?.isLowercase == false else {
            return
        }
        add(name, id: item.id.lowercased(), others: item.otherNames, isLead: isLead)
    }
}
