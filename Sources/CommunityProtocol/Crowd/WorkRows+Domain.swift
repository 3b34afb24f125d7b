package import Domain

extension WorkFactsRow {
    package init(_ work: Work) {
        self.init(
            id: work.id, title: work.title, originalTitle: work.originalTitle,
            otherTitles: work.otherTitles.isEmpty ? nil : work.otherTitles, kind: .known(work.kind), year: work.year,
            director: work.director, genres: work.genres.map(\.rawValue), ageRating: work.ageRating,
            synopsis: work.synopsis, length: work.length?.rawValue)
    }

    /// The work with a cast; nil if the rules for own works or the protocol's limits do not permit it. Leaves out
    /// malformed genres.
    package func checked(with cast: [WorkCharacter], needsCast: Bool = true) -> CastWork? {
        guard let kind = kind.value, id.isPermitted, cast.allSatisfy(\.id.isPermitted), genres.count <= 10 else {
            return nil
        }
        let work = Work(
            id: id, title: title, originalTitle: originalTitle, otherTitles: otherTitles ?? [], kind: kind, year: year,
            director: director, genres: genres.map { Identifier<Genre>($0) }.filter(\.isWellFormed),
            ageRating: ageRating.map { PlainText.line($0, limit: 8) }, synopsis: synopsis,
            length: length.flatMap(WorkLength.init))
        return try? OwnWork.checked(CastWork(work: work, cast: cast), needsCast: needsCast)
    }
}

extension PublishedCharacter {
    package init(_ character: WorkCharacter) {
        self.init(
            id: character.id, name: character.name,
            otherNames: character.otherNames.isEmpty ? nil : character.otherNames, lead: character.isLead)
    }

    package var character: WorkCharacter {
        WorkCharacter(id: id, name: name, otherNames: otherNames ?? [], isLead: lead)
    }
}

extension CharacterRow {
    package var character: WorkCharacter {
        WorkCharacter(id: id, name: name, otherNames: otherNames ?? [], isLead: lead)
    }
}

extension Identifier {
    /// Whether the protocol permits the ID in what members publish.
    package var isPermitted: Bool { isWellFormed && rawValue.utf8.count <= 128 }
}
