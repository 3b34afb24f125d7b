/// An entry of the log of made drinks. The properties of `making` are also the entry's: `entry.rating = Rating(4.5)`.
@dynamicMemberLookup
public struct MadeEntry: Hashable, Sendable, Identifiable {
    /// A number in digits; later entries have larger ones, and none is reused.
    public let id: Identifier<MadeEntry>
    /// What was told of the making.
    public var making: Making

    /// Memberwise.
    public init(id: Identifier<MadeEntry>, making: Making) {
        self.id = id
        self.making = making
    }

    /// A property of the making.
    public subscript<Value>(dynamicMember member: KeyPath<Making, Value>) -> Value { making[keyPath: member] }

    /// A property of the making.
    public subscript<Value>(dynamicMember member: WritableKeyPath<Making, Value>) -> Value {
        get { making[keyPath: member] }
        set { making[keyPath: member] = newValue }
    }
}
