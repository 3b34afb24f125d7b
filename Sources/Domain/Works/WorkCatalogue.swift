/// Everything the bundled files hold about works.
public struct WorkCatalogue: Hashable, Sendable {
    /// All works with their characters.
    public var works: [CastWork]
    /// All genres.
    public var genres: [Genre]

    /// Makes a catalogue; nothing named is empty.
    public init(works: [CastWork] = [], genres: [Genre] = []) {
        self.works = works
        self.genres = genres
    }
}
