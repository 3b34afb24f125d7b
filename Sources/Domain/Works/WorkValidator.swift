/// Finds mistakes in a catalogue of works. Fields are named as in the entities: `id`, `title.en`, `year`, `genres[1]`,
/// `cast[2].name.ko`, `cast`.
package struct WorkValidator: Sendable {
    package init() {}

    /// In the order of the catalogue; empty if there are none.
    package func problems(in catalogue: WorkCatalogue) -> [CatalogueProblem] {
        var log = ProblemLog()
        var genres: Set<Identifier<Genre>> = []
        for genre in catalogue.genres {
            log.begin(.genre, genre.id.rawValue)
            log.id(genre.id, isNew: genres.insert(genre.id).inserted)
            log.text(genre.name, "name")
        }
        var works: Set<Identifier<Work>> = []
        var characters: Set<Identifier<WorkCharacter>> = []
        var ids: [ExternalID: Identifier<Work>] = [:]
        for record in catalogue.works {
            log.begin(.work, record.work.id.rawValue)
            log.id(record.work.id, isNew: works.insert(record.work.id).inserted)
            facts(of: record.work, genres: genres, &log)
            cast(of: record, &characters, &log)
            for id in record.ids {
                log.check(id.isWellFormed, "ids", "\"\(id)\" is not of the form [a-z0-9][a-z0-9-]*")
                log.check(ids[id] == nil, "ids", "\"\(id)\" is that of \(ids[id] ?? record.work.id), too")
                ids[id] = record.work.id
            }
        }
        return log.problems
    }

    private func facts(of work: Work, genres: Set<Identifier<Genre>>, _ log: inout ProblemLog) {
        log.text(work.title, "title")
        others(work.otherTitles, "otherTitles", &log)
        log.text(work.synopsis, "synopsis")
        if let director = work.director { log.text(director, "director") }
        log.range(
            Double(work.year), Double(Work.years.lowerBound)...Double(Work.years.upperBound), "year", "")
        log.check(!work.genres.isEmpty, "genres", "is empty")
        for (place, genre) in work.genres.enumerated() {
            log.check(genres.contains(genre), "genres[\(place)]", "no genre \"\(genre)\"")
            log.check(!work.genres[..<place].contains(genre), "genres[\(place)]", "appears twice")
        }
        if let rating = work.ageRating {
            log.check(!rating.isEmpty && rating.count <= 8, "ageRating", "is empty or longer than 8 characters")
        }
    }

    private func others(_ names: [String], _ field: String, _ log: inout ProblemLog) {
        for (place, name) in names.enumerated() {
            log.check(!Folding.folded(name).isEmpty, "\(field)[\(place)]", "has no letter")
        }
    }

    private func cast(
        of record: CastWork, _ known: inout Set<Identifier<WorkCharacter>>, _ log: inout ProblemLog
    ) {
        let leads = record.cast.count(where: \.isLead)
        log.check(
            CastWork.castSize.contains(record.cast.count), "cast", "has \(record.cast.count) characters, not 6 to 20")
        log.check(CastWork.leads.contains(leads), "cast", "has \(leads) leads, not 1 to 4")
        var names: Set<String> = []
        for (place, character) in record.cast.enumerated() {
            let field = "cast[\(place)]"
            log.check(character.id.isWellFormed, "\(field).id", "\"\(character.id)\" is not [a-z0-9][a-z0-9-]*")
            log.check(known.insert(character.id).inserted, "\(field).id", "\"\(character.id)\" appears twice")
            log.text(character.name, "\(field).name")
            others(character.otherNames, "\(field).otherNames", &log)
            log.check(
                names.insert(character.name.english).inserted, "\(field).name", "\"\(character.name.english)\" is twice"
            )
        }
    }
}

package struct WorkCatalogue: Hashable, Sendable {
    package var works: [CastWork]
    package var genres: [Genre]

    package init(works: [CastWork] = [], genres: [Genre] = []) {
        self.works = works
        self.genres = genres
    }
}
