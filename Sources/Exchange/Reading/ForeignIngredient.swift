struct ForeignIngredient {
    var name: String
    /// The id in the other program.
    var id: String?
    /// The parent's id in the other program.
    var parent: String?
    /// Per cent alcohol by volume.
    var strength: Double?
    var category: String?
    var origin: String?
    var summary: String?
    /// `#rrggbb`.
    var color: String?
    /// The ids of its parts in the other program.
    var parts: [String] = []
}
