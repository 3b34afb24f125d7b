enum WorkOrigin: String {
    case catalogue
    case own
    /// Kept from an online catalogue.
    case kept
    case demo
}
