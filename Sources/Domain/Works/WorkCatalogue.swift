/// Everything the bundled files hold about works.
public struct WorkCatalogue: Hashable, Sendable {
    /// All works with their characters.
    public var works: [CastWork]
    /// All genres.
    public var genres: [Genre]

    /// Empty by default.
    public init(works: [CastWork] = [], genres: [Genre] = []) {
        self.works = works
        self.genres = genres
    }
}
