/// An entry of the making log. What was told of the making is read and written as if it were the entry's own:
/// `entry.rating = Rating(4.5)`.
@dynamicMemberLookup
public struct MadeEntry: Hashable, Sendable, Identifiable {
    /// Its id, a number in digits; later entries have larger ones, and none is used again.
    public let id: Identifier<MadeEntry>
    /// What was told of the making.
    public var making: Making

    /// Makes an entry.
    public init(id: Identifier<MadeEntry>, making: Making) {
        self.id = id
        self.making = making
    }

    /// What was told of the making, by its name.
    public subscript<Value>(dynamicMember member: KeyPath<Making, Value>) -> Value { making[keyPath: member] }

    /// What was told of the making, by its name.
    public subscript<Value>(dynamicMember member: WritableKeyPath<Making, Value>) -> Value {
        get { making[keyPath: member] }
        set { making[keyPath: member] = newValue }
    }
}
