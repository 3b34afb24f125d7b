/// An ingredient as another program tells of it.
struct ForeignIngredient {
    var name: String
    /// Its id there.
    var id: String?
    /// The id there of what it is a kind of.
    var parent: String?
    /// Per cent alcohol by volume.
    var strength: Double?
    var category: String?
    var origin: String?
    var summary: String?
    /// `#rrggbb`.
    var color: String?
    /// The ids there of what it is made from.
    var parts: [String] = []
}
