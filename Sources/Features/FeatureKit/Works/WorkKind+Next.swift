package import Domain

extension Optional<WorkKind> {
    /// The next of both, animation, film.
    package var next: WorkKind? {
        switch self {
        case nil: .animation
        case .animation: .film
        case .film: nil
        }
    }
}
