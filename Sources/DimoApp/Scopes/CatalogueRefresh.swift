import Domain

/// What came of looking at the bundled catalogue.
struct CatalogueRefresh: Sendable {
    /// Whether the store holds another catalogue now.
    let isChanged: Bool
    /// What was wrong with the files; those records were left out.
    let problems: [CatalogueProblem]
}
