/// Everything the bundled files hold about works.
package struct WorkCatalogue: Hashable, Sendable {
    /// All works with their characters.
    package var works: [CastWork]
    package var genres: [Genre]

    /// Empty by default.
    package init(works: [CastWork] = [], genres: [Genre] = []) {
        self.works = works
        self.genres = genres
    }
}
