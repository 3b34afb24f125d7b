import Domain

struct CatalogueRefresh: Sendable {
    let isChanged: Bool
    /// The problems in the files; those records were omitted.
    let problems: [CatalogueProblem]
}
