/// Where a work or a character came from.
enum WorkOrigin: String {
    /// The bundled files.
    case catalogue
    /// A member wrote it.
    case own
    /// A member kept it from an online catalogue.
    case kept
    /// It was made up for a demo.
    case demo
}
