package struct WorkCatalogue: Hashable, Sendable {
    package var works: [CastWork]
    package var genres: [Genre]

    package init(works: [CastWork] = [], genres: [Genre] = []) {
        self.works = works
        self.genres = genres
    }
}
